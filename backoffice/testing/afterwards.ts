const steps: (() => unknown)[] = [];

afterAll(async () => {
  for (const step of steps.splice(0).reverse()) await step();
});

/** Does this when the file's tests are through, what was begun last first. */
export function afterwards(step: () => unknown): void {
  steps.push(step);
}
