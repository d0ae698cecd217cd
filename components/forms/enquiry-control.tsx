import clsx from 'clsx';

import type { EnquiryField } from '#lib/domain/enquiry/forms.ts';
import { maxLength } from '#lib/domain/enquiry/field-validation.ts';

import styles from '#components/ui/field.module.css';
import { Icon } from '#components/ui/icon.tsx';
import select from '#components/ui/native-select.module.css';

type Props = {
  field: EnquiryField;
  id: string;
  /** Id of the bare text of the label, without its asterisk. */
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  initialText: string;
};

/** The browser's own control for a field; it keeps what is typed by itself, before and without JavaScript too. */
export function EnquiryControl({ field, labelledBy, describedBy, isInvalid, initialText, id }: Props) {
  const common = {
    id,
    name: field.name,
    className: styles.control,
    required: true,
    autoComplete: field.autoComplete,
    defaultValue: initialText,
    'aria-labelledby': labelledBy,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  switch (field.control) {
    case 'choice':
      return (
        <span className={styles.affixed}>
          <select {...common} className={clsx(styles.control, select.select)}>
            <option value="">Choose</option>
            {field.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
          <span className={styles.unit}>
            <Icon name="down" size={18} />
          </span>
        </span>
      );
    case 'paragraph':
      return <textarea {...common} rows={4} maxLength={maxLength(field)} />;
    case 'number':
      return <input {...common} type="number" inputMode="numeric" min={field.from} max={field.to} step={1} />;
    case 'date':
    case 'time':
      return <input {...common} type={field.control} />;
    default:
      return <input {...common} type={field.control} maxLength={maxLength(field)} />;
  }
}
