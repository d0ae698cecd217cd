import { SENT } from '#lib/domain/enquiry/form.ts';

import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { AnswerPage } from './answer-page.tsx';
import styles from './answer-page.module.css';

/** Where the form is that was sent. */
type Props = { formPage: string };

/** The backoffice has taken the message. */
export function SentAnswer({ formPage }: Props) {
  return (
    <AnswerPage heading={SENT}>
      <p>Thank you. We have received it and will get back to you.</p>
      <div className={styles.ways}>
        <SiteLink className={buttonClass('primary')} href="/search">
          See the inventory
        </SiteLink>
        <SiteLink className={buttonClass('outline')} href={formPage}>
          Back to the form
        </SiteLink>
      </div>
    </AnswerPage>
  );
}
