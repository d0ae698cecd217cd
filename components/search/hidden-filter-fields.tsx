import { setKeys, type FilterKey, type SearchFilter } from '#lib/domain/search/search-filter.ts';

type Props = { filter: SearchFilter; except: readonly FilterKey[] };

/** Hidden fields with the criteria that a GET form does not show, so that it keeps them. */
export function HiddenFilterFields({ filter, except }: Props) {
  return setKeys(filter)
    .filter((key) => !except.includes(key))
    .map((key) => <input key={key} type="hidden" name={key} value={String(filter[key])} />);
}
