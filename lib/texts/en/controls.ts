import { pluralIn } from '#lib/texts/plural.ts';

const plural = pluralIn('en');

/** Controls of forms. */
export const controls = {
  typeToSearch: 'Type to search',
  clear: 'Clear all',
  options: 'Options',
  loading: 'Loading...',
  nothingFound: 'No items found',
  optionCount: (count: number) => `${count} ${plural(count, 'option', 'options')}`,
};
