const MAX_STEPS = 20;
const NEIGHBOURS = 2;

/**
 * The page numbers to choose from, counted from 1: every page of a short list; of a long one the first and last pages,
 * the neighbours of the current page, and pages at even steps between.
 */
export function pageChoices(current: number, last: number): number[] {
  const step = Math.ceil(last / MAX_STEPS);
  const steps = Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step);
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => current - NEIGHBOURS + index);
  const choices = [1, ...steps, ...near, last].filter((page) => page >= 1 && page <= last);
  return [...new Set(choices)].sort((a, b) => a - b);
}
