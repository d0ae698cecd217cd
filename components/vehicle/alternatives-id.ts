/**
 * Id of the section with a car's alternatives, used as a fragment. In a file of its own, so that client components do
 * not import the section.
 */
export const ALTERNATIVES_ID = 'alternatives';
