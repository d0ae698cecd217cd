import { useTexts } from '#use-texts';
import field from '#components/ui/field.module.css';
import { NativeSelect, type Option } from '#components/ui/native-select.tsx';
import { AmountField } from '#components/ui/amount-field.tsx';
import { NumberField } from '#components/ui/number-field.tsx';
import { SearchableSelect } from '#components/ui/searchable-select.tsx';
import { FILTER_FIELDS, isUnderstood, type FilterKey } from '#lib/domain/search/search-filter.ts';

type Props = {
  name: FilterKey;
  text: string;
  onChange: (text: string) => void;
  options: readonly Option[];
  isLoading: boolean;
};

/** Their texts are in docs/product.md 9.5a. */
const SEARCHABLE_KEYS = ['make', 'model', 'transmission', 'fuel'] as const;

function isSearchable(name: FilterKey): name is (typeof SEARCHABLE_KEYS)[number] {
  return SEARCHABLE_KEYS.some((key) => key === name);
}

/** One field of the search form, of the kind in FILTER_FIELDS. */
export function FilterField({ name, text, onChange, options, isLoading }: Props) {
  const { search } = useTexts();
  const { kind, ...rest } = FILTER_FIELDS[name];
  const label = search.fields[name];
  const id = `f-${name}`; // short, since a field repeats it up to four times; unique, since a page has one search form
  const isYear = name === 'minYear' || name === 'maxYear';
  if (kind === 'number' && !isYear) {
    const unit = 'unit' in rest ? rest.unit : null;
    const attributes = {
      id,
      name,
      label,
      suffix: unit ? search.units[unit] : undefined,
      problem: isUnderstood(name, text) ? '' : search.amountProblem,
      placeholder: search.any,
      value: text,
    };
    return unit === 'Rs' || unit === 'KM' ? (
      <AmountField {...attributes} onChange={onChange} />
    ) : (
      <NumberField {...attributes} onChange={({ target }) => onChange(target.value)} />
    );
  }
  if (!isSearchable(name))
    return (
      <div className={field.field}>
        <label htmlFor={id} className={field.label}>
          {label}
        </label>
        {/* native: quick on a phone, and it takes typed digits on a keyboard */}
        <NativeSelect
          id={id}
          name={name}
          options={options}
          value={text}
          anyLabel={search.any}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    );
  return (
    <SearchableSelect
      id={id}
      name={name}
      label={label}
      options={options}
      value={text}
      onChange={onChange}
      anyLabel={search.anyOf[name]}
      isShort={kind === 'choice'}
      isLoading={isLoading}
    />
  );
}
