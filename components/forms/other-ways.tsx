import { whatsAppAddress } from '@/lib/domain/whats-app';

import { PhoneLinks } from '../contact/phone-links';
import { useReach } from '../contact/reach';
import { buttonClass } from '../ui/button';
import styles from './problem-summary.module.css';

type Props = {
  /** Id of the form to send again. */
  formId: string;
  /** What was typed, to be sent by WhatsApp. */
  message: string;
};

/** What to do when a message could not be sent: again, by WhatsApp with the same words, or by telephone. */
export function OtherWays({ formId, message }: Props) {
  const { phones, whatsapp } = useReach();
  return (
    <>
      <div className={styles.actions}>
        <button type="submit" form={formId} className={buttonClass('solid')}>
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
