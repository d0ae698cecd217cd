import { whatsAppAddress } from '#lib/domain/sharing/whats-app.ts';

import { PhoneLinks } from '#components/contact/phone-links.tsx';
import { useContact } from '#components/contact/contact-context.tsx';
import { buttonClass } from '#components/ui/button.ts';
import styles from './error-summary.module.css';

type Props = {
  /** Id of the form to send again. */
  formId: string;
  /** What was typed, to be sent by WhatsApp. */
  message: string;
};

/** What to do when a message could not be sent: again, by WhatsApp with the same words, or by telephone. */
export function OtherWays({ formId, message }: Props) {
  const { phones, whatsapp } = useContact();
  return (
    <>
      <div className={styles.actions}>
        <button type="submit" form={formId} className={buttonClass('secondary')}>
          Try again
        </button>
        <a
          className={buttonClass('outline')}
          href={whatsAppAddress(message, whatsapp)}
          target="_blank"
          rel="noopener noreferrer"
        >
          Send by WhatsApp
        </a>
      </div>
      <div className={styles.phones}>
        <span>Or call</span>
        <PhoneLinks phones={phones} />
      </div>
    </>
  );
}
