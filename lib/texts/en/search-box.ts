import { pluralIn } from '#lib/texts/plural.ts';

const plural = pluralIn('en');

/** The search in words, in the header of every page. */
export const searchBox = {
  name: 'Words',
  label: 'Search the inventory',
  placeholder: 'Make, model, budget or REF',
  submit: 'Find cars',
  suggestions: 'Suggestions',
  count: (count: number) => `${count} ${plural(count, 'suggestion', 'suggestions')}`,
};
