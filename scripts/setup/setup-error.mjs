/** Why the machine cannot be set up, in one sentence for whoever asked for it. */
export class SetupError extends Error {
  name = 'SetupError';
}
