const steps: (() => unknown)[] = [];

afterAll(async () => {
  for (const step of steps.splice(0).reverse()) await step();
});

/** Runs a step after the tests of the file. Later steps run first. */
export function afterAllTests(step: () => unknown): void {
  steps.push(step);
}
