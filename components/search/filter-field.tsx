import field from '#components/ui/field.module.css';
import { NativeSelect, type Option } from '#components/ui/native-select.tsx';
import { SearchableSelect } from '#components/ui/searchable-select.tsx';
import { FILTER_FIELDS, type FilterKey } from '#lib/domain/search/search-filter.ts';

type Props = {
  name: FilterKey;
  text: string;
  onChange: (text: string) => void;
  options: readonly Option[];
  isLoading: boolean;
};

type PlainProps = Pick<Props, 'name' | 'text' | 'onChange'>;

const GROUPING = /^\s*rs\.?|[\s,'’]/gi;

/** Lists long enough to search in, and the specified short ones beside them. */
const SEARCHABLE_KEYS: readonly FilterKey[] = ['make', 'model', 'transmission', 'fuel'];

/** Short, as each field repeats its own up to four times; a page has one search form. */
function fieldId(name: FilterKey): string {
  return `f-${name}`;
}

/** One field of the search form; label and kind come from FILTER_FIELDS. */
export function FilterField({ name, text, onChange, options, isLoading }: Props) {
  const { label, kind } = FILTER_FIELDS[name];
  const isYear = name === 'minYear' || name === 'maxYear';
  if (kind === 'number' && !isYear) return <NumberField name={name} text={text} onChange={onChange} />;
  if (!SEARCHABLE_KEYS.includes(name))
    return <PlainSelect name={name} text={text} onChange={onChange} options={options} />;
  return (
    <SearchableSelect
      id={fieldId(name)}
      name={name}
      label={label}
      options={options}
      value={text}
      onChange={onChange}
      anyLabel={`Any ${label.toLowerCase()}`}
      isShort={kind === 'choice'}
      isLoading={isLoading}
    />
  );
}

/** A native select: quick on a phone, and it takes typed digits on a keyboard. */
function PlainSelect({ name, text, onChange, options }: PlainProps & Pick<Props, 'options'>) {
  const id = fieldId(name);
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {FILTER_FIELDS[name].label}
      </label>
      <NativeSelect
        id={id}
        name={name}
        options={options}
        value={text}
        anyLabel="Any"
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}

/** A text field: a number field hides invalid input and changes by the mouse wheel. */
function NumberField({ name, text, onChange }: PlainProps) {
  const id = fieldId(name);
  const unitId = `${id}-unit`;
  const { label, ...rest } = FILTER_FIELDS[name];
  return (
    <div className={field.field}>
      <label htmlFor={id} className={field.label}>
        {label}
      </label>
      <span className={field.affixed}>
        <input
          id={id}
          name={name}
          className={field.control}
          inputMode="numeric"
          pattern="[0-9]{0,12}"
          title="Digits only"
          placeholder="Any"
          aria-describedby={unitId}
          value={text}
          onChange={(event) => onChange(event.target.value.replace(GROUPING, ''))}
        />
        <span id={unitId} className={field.unit}>
          {'unit' in rest ? rest.unit : null}
        </span>
      </span>
    </div>
  );
}
