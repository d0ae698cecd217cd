import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { maxLength } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField as Field, EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import fieldStyles from '#components/ui/field.module.css';
import patterns from '#components/ui/patterns.module.css';
import { Problem } from '#components/ui/problem.tsx';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { fieldLabel, hintText, valueText } from './field-words.ts';
import styles from './enquiry-form.module.css';
import type { FieldError } from './submission-state.ts';

/** Id of a field's control, for labels and links. */
export function controlId(kind: EnquiryKind, name: string): string {
  return `${kind}-${name}`;
}

/** Id of what is wrong with a field, which describes its control. */
function errorId(kind: EnquiryKind, name: string): string {
  return `${controlId(kind, name)}-error`;
}

type Props = {
  kind: EnquiryKind;
  field: Field;
  initialText: string;
  error: FieldError | undefined;
  /** Whether it has the focus when the page is opened. */
  autoFocus: boolean;
  /** Whether the chosen car is not here yet. */
  isCarComing: boolean;
};

/** One field with its label, its hint and what is wrong with it. */
export function EnquiryField({ kind, field, initialText, error, autoFocus, isCarComing }: Props) {
  const texts = useTexts();
  const { salesHours } = useSiteSettings();
  // what is accepted says more than the hint
  const hint = error && !error.isMissing ? undefined : hintText(field, texts, salesHours, isCarComing);
  const id = controlId(kind, field.name);
  const hintId = `${id}-hint`;
  const described = [error && errorId(kind, field.name), hint && hintId].filter(Boolean).join(' ');
  const attributes = {
    id,
    autoFocus,
    initialText,
    'aria-describedby': described || undefined,
    'aria-invalid': !!error || undefined,
  };
  const label = fieldLabel(field, texts.forms);
  return (
    <div className={clsx(fieldStyles.field, needsFullWidth(field) && styles.wide)}>
      {field.control === 'choice' ? (
        <Choices field={field} label={label} {...attributes} />
      ) : (
        <>
          <label className={styles.label} htmlFor={id}>
            {label}
          </label>
          <TypedControl field={field} {...attributes} />
        </>
      )}
      {error && <Problem id={errorId(kind, field.name)} text={error.problem} />}
      {hint && (
        <span id={hintId} className={patterns.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

type ControlProps<F> = {
  field: F;
  id: string;
  autoFocus: boolean;
  initialText: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Choice = Extract<Field, { control: 'choice' }>;

/** Radio buttons; the first has the id. */
function Choices({
  field,
  label,
  id,
  autoFocus,
  initialText,
  ...aria
}: ControlProps<Choice> & { label: string }) {
  const texts = useTexts();
  const labelId = `${id}-label`;
  return (
    <>
      <span id={labelId} className={styles.label}>
        {label}
      </span>
      <div role="radiogroup" aria-labelledby={labelId} aria-required {...aria} className={styles.options}>
        {field.options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={field.name}
              value={option}
              required
              defaultChecked={option === initialText}
              {...(index === 0 && { id, autoFocus })}
            />
            {valueText(field, option, texts)}
          </label>
        ))}
      </div>
    </>
  );
}

/** The native control of a field, uncontrolled: it keeps what is typed before hydration and without JavaScript. */
function TypedControl({ field, initialText, ...rest }: ControlProps<Exclude<Field, Choice>>) {
  const { renderedOn } = useSiteSettings();
  const attributes = {
    ...rest,
    name: field.name,
    className: patterns.control,
    required: true,
    autoComplete: field.autoComplete,
    defaultValue: initialText,
  };
  switch (field.control) {
    case 'paragraph':
      return <textarea {...attributes} rows={4} maxLength={maxLength(field)} />;
    case 'number':
      return (
        <input {...attributes} type="number" inputMode="numeric" min={field.from} max={field.to} step={1} />
      );
    case 'date':
      return <input {...attributes} type="date" min={renderedOn} />;
    case 'time':
      return <input {...attributes} type="time" />;
    default:
      return <input {...attributes} type={field.control} maxLength={maxLength(field)} />;
  }
}

function needsFullWidth({ isProse, control, autoComplete }: Field): boolean {
  return isProse === true || control === 'email' || autoComplete === 'address-line1';
}
