import { buttonClass } from '#components/ui/button.ts';
import { SiteLink } from '#components/ui/site-link.tsx';
import { AnswerPage } from './answer-page.tsx';
import styles from './answer-page.module.css';

/** Where the form is that the answer was for; `null` when nobody knows. */
type Props = { formPage: string | null };

/** A draft that is no longer kept. */
export function ExpiredAnswer({ formPage }: Props) {
  return (
    <AnswerPage heading="This form is no longer kept">
      <p>
        A form that could not be sent is kept for half an hour. Nothing of this one has reached us: please
        fill it in again.
      </p>
      <div className={styles.ways}>
        <SiteLink className={buttonClass('primary')} href={formPage ?? '/#contact'}>
          {formPage ? 'Fill in the form again' : 'Write to us'}
        </SiteLink>
      </div>
    </AnswerPage>
  );
}
