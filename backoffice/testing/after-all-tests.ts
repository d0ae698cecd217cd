const steps: (() => unknown)[] = [];

afterAll(async () => {
  for (const step of steps.splice(0).reverse()) await step();
});

/** Runs this after the tests of the file, in reverse order. */
export function afterAllTests(step: () => unknown): void {
  steps.push(step);
}
