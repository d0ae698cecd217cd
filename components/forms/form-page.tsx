import type { ComponentProps, ReactNode } from 'react';
import { DEALER } from '#lib/dealer/dealer.ts';
import { texts } from '#lib/texts/current-texts.ts';
import { salesHours } from '#lib/texts/sales-hours.ts';
import { PhoneLinks } from '#components/contact/phone-links.tsx';
import { OpeningHoursList } from '#components/layout/opening-hours-list.tsx';
import { Page } from '#components/layout/page.tsx';
import { Drawing } from '#components/ui/drawing.tsx';
import patterns from '#components/ui/patterns.module.css';
import styles from './form-page.module.css';

type Props = {
  /** None where the form begins with its own. */
  heading?: string;
  introduction?: string;
  /** Of the service, above how to talk to the dealership instead; on a wide screen only. */
  drawing?: ComponentProps<typeof Drawing>['name'];
  /** Whether it says how to talk to the dealership instead: beside the form on a wide screen, else above it. */
  hasContact?: boolean;
  /** Says how a form ended, which comes first then, even on a phone. */
  isResult?: boolean;
  children: ReactNode;
};

/** A page with one form. */
export function FormPage({
  heading,
  introduction,
  drawing,
  hasContact = true,
  isResult = false,
  children,
}: Props) {
  const contact = hasContact && (
    <div className={styles.aside}>
      {drawing && <Drawing name={drawing} className={styles.drawing} />}
      <TalkInstead isSent={!heading} />
    </div>
  );
  return (
    <Page {...(heading && { heading })} className={styles.page}>
      {introduction && <p>{introduction}</p>}
      {!isResult && contact}
      {children}
      {isResult && contact}
    </Page>
  );
}

/**
 * Phone, WhatsApp and the hours of sales, who answer; one line on a phone.
 * @param props.isSent leaves WhatsApp to the panel that takes the form's place
 */
export function TalkInstead({ isSent = false }: { isSent?: boolean }) {
  const wording = texts();
  const { formPages } = wording;
  return (
    <section className={styles.talk}>
      <h2 className={styles.heading}>{formPages.talkInstead}</h2>
      <PhoneLinks phones={DEALER.phones.slice(0, 1)} />
      {!isSent && DEALER.social.WhatsApp && (
        <a href={DEALER.social.WhatsApp} target="_blank" rel="noopener noreferrer">
          WhatsApp
        </a>
      )}
      {salesHours(wording).map(({ name, lines }) => (
        <div key={name} className={styles.hours}>
          <p className={patterns.label}>{name}</p>
          <OpeningHoursList lines={lines} />
        </div>
      ))}
    </section>
  );
}
