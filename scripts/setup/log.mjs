/** Tells whoever waits what is being done. */
export function say(sentence) {
  process.stdout.write(`\n> ${sentence}\n`);
}
