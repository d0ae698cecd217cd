/** Why the site cannot start, in one sentence for whoever started it. */
export class StartError extends Error {
  override name = 'StartError';
}
