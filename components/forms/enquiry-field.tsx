import clsx from 'clsx';
import { useTexts } from '#use-texts';
import { maxLength } from '#lib/domain/enquiry/field-validation.ts';
import type { EnquiryField as Field, EnquiryKind } from '#lib/domain/enquiry/forms.ts';
import fieldStyles from '#components/ui/field.module.css';
import { Icon } from '#components/ui/icon.tsx';
import { NativeSelect } from '#components/ui/native-select.tsx';
import patterns from '#components/ui/patterns.module.css';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { fieldLabel, hintText, valueText } from './field-words.ts';
import styles from './enquiry-form.module.css';
import type { FieldError } from './submission-state.ts';

/** Id of a field's control, for labels and links. */
export function controlId(kind: EnquiryKind, name: string): string {
  return `${kind}-${name}`;
}

/** Id of what says that fields are empty, which describes each of them. */
export function missingId(kind: EnquiryKind): string {
  return `${kind}-missing`;
}

/** Id of what says which values a field accepts, in the summary above the form. */
export function errorId(kind: EnquiryKind, name: string): string {
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

/** One field with its label and its hint, marked when the summary above the form names it. */
export function EnquiryField({ kind, field, initialText, error, autoFocus, isCarComing }: Props) {
  const texts = useTexts();
  const { forms: wording } = texts;
  const hint = hintText(field, texts, useSiteSettings().salesHours, isCarComing);
  const id = controlId(kind, field.name);
  const hintId = `${id}-hint`;
  const description = error && (error.isMissing ? missingId(kind) : errorId(kind, field.name));
  const attributes = {
    id,
    name: field.name,
    className: patterns.control,
    required: true,
    autoComplete: field.autoComplete,
    defaultValue: initialText,
    autoFocus,
    'aria-describedby': [description, hint && hintId].filter(Boolean).join(' ') || undefined,
    'aria-invalid': !!error || undefined,
  };
  return (
    <div className={clsx(fieldStyles.field, needsFullWidth(field) && styles.wide)}>
      <label className={fieldStyles.label} htmlFor={id}>
        {error && (
          <>
            <Icon name="alert" size={16} />{' '}
          </>
        )}
        {fieldLabel(field, wording)}
      </label>
      <Control field={field} attributes={attributes} />
      {hint && (
        <span id={hintId} className={patterns.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

type ControlProps = { field: Field; attributes: { id: string; className: string | undefined } };

/** The native control of a field, uncontrolled: it keeps what is typed before hydration and without JavaScript. */
function Control({ field, attributes }: ControlProps) {
  const texts = useTexts();
  const { renderedOn } = useSiteSettings();
  switch (field.control) {
    case 'choice':
      return (
        <NativeSelect
          {...attributes}
          options={field.options.map((value) => ({ value, label: valueText(field, value, texts) }))}
          anyLabel={texts.forms.choose}
        />
      );
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
