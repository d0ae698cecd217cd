import { setKeys, type FilterKey, type SearchFilter } from '#lib/domain/search/search-filter.ts';

type Props = { filter: SearchFilter; except: readonly FilterKey[] };

/** Hidden fields of a GET form for the criteria that it does not ask for, so that it keeps them. */
export function KeptCriteria({ filter, except }: Props) {
  return setKeys(filter)
    .filter((key) => !except.includes(key))
    .map((key) => <input key={key} type="hidden" name={key} value={String(filter[key])} />);
}
