/**
 * Resolves once the program is asked to stop: by SIGTERM, by Ctrl-C, or, with BACKOFFICE_STOP_WITH_PARENT=1, by the end
 * of standard input, which comes when the parent dies, however it dies. Such a parent decides on Ctrl-C itself.
 */
export function stopRequested(environment: NodeJS.ProcessEnv): Promise<void> {
  return new Promise<void>((resolve) => {
    process.once('SIGTERM', () => resolve());
    if (environment.BACKOFFICE_STOP_WITH_PARENT !== '1') {
      process.once('SIGINT', () => resolve());
      return;
    }
    process.on('SIGINT', () => undefined);
    process.stdin.once('end', () => resolve()).resume();
  });
}
