import { useId } from 'react';

import field from '#components/ui/field.module.css';
import { NativeSelect } from '#components/ui/native-select.tsx';
import { SearchableSelect } from '#components/ui/searchable-select.tsx';
import { FILTER_FIELDS, type FilterKey } from '#lib/domain/search/search-filter.ts';

type Props = {
  name: FilterKey;
  text: string;
  onWrite: (text: string) => void;
  /** What can be chosen, where the table does not say so. */
  options: readonly string[];
  isLoading: boolean;
};

type PlainProps = Pick<Props, 'name' | 'text' | 'onWrite'>;

const GROUPING = /^\s*rs\.?|[\s,'’]/gi;

/** One criterion of the search form; its label and kind come from the filter's table. */
export function FilterField({ name, text, onWrite, options, isLoading }: Props) {
  const { label, kind, ...rest } = FILTER_FIELDS[name];
  if (name === 'minYear' || name === 'maxYear')
    return <YearField name={name} text={text} onWrite={onWrite} options={options} />;
  if (kind === 'number') return <NumberField name={name} text={text} onWrite={onWrite} />;
  return (
    <SearchableSelect
      name={name}
      label={label}
      options={'options' in rest ? rest.options : options}
      value={text}
      onChange={onWrite}
      anyLabel={`Any ${label.toLowerCase()}`}
      isShort={kind === 'choice'}
      isLoading={isLoading}
    />
  );
}

/** A year is picked, not typed: the phone's own wheel does it best, and takes the first digits on a keyboard. */
function YearField({ name, text, onWrite, options }: PlainProps & Pick<Props, 'options'>) {
  const id = useId();
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
        onChange={(event) => onWrite(event.target.value)}
      />
    </div>
  );
}

/** A text field, because a number field swallows what it cannot read and changes by the mouse wheel. */
function NumberField({ name, text, onWrite }: PlainProps) {
  const id = useId();
  const unitId = `${id}unit`;
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
          type="text"
          inputMode="numeric"
          pattern="[0-9]{0,12}"
          title="Digits only"
          autoComplete="off"
          placeholder="Any"
          aria-describedby={unitId}
          value={text}
          onChange={(event) => onWrite(event.target.value.replace(GROUPING, ''))}
        />
        <span id={unitId} className={field.unit}>
          {'unit' in rest ? rest.unit : null}
        </span>
      </span>
    </div>
  );
}
