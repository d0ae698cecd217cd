import { registerHooks } from 'node:module';

/** Gives typescript-eslint, which needs the API of a compiler written in JavaScript, TypeScript 6 in place of 7. */
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    nextResolve(specifier.replace(/^typescript(?=\/|$)/, 'typescript-6'), context),
});
