import { Fragment, type Ref } from 'react';
import { useTexts } from '#use-texts';
import { ENQUIRY_FORMS, type EnquiryKind, type EnquiryTexts } from '#lib/domain/enquiry/forms.ts';
import { longDate } from './long-date.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import { vehicleAddress } from '#lib/domain/vehicle/vehicle.ts';
import { Link } from '#components/language/link.tsx';
import { OpenNow } from '#components/layout/open-now.tsx';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSiteSettings } from '#components/ui/site-settings.tsx';
import { WaveLine } from '#components/ui/wave-line.tsx';
import { chosenCarName, type ChosenCar } from './chosen-car.ts';
import { fieldLabel, valueText } from './field-words.ts';
import styles from './sent-panel.module.css';

type Props = {
  ref?: Ref<HTMLElement>;
  kind: EnquiryKind;
  /** What was sent; empty when the site no longer has it. */
  texts: EnquiryTexts;
  car: ChosenCar | null;
  /** `h1` on a page of its own, which is rendered for this visitor. */
  heading: 'h1' | 'h2' | 'h3';
};

/** Stands where the form was once it is sent: what happens next, and what was sent (docs/product.md 7.9). */
export function SentPanel({ ref, kind, texts, car, heading: Heading }: Props) {
  const { whatsapp } = useSiteSettings();
  const { language, sent, vehicle } = useTexts();
  const { phone, date = '', time = '' } = texts;
  const written =
    car && date && time
      ? sent.whatsAppTestDrive(chosenCarName(car, vehicle), longDate(date, language), time)
      : sent.whatsAppMessage;
  const headingId = `${kind}-sent`;
  return (
    <section ref={ref} className={styles.panel} aria-labelledby={headingId} tabIndex={-1} data-sent="">
      <Heading id={headingId}>{sent.heading}</Heading>
      <WaveLine />
      <div>
        <p className={styles.next}>{phone ? sent.callOn(phone) : sent.received}</p>
        <OpenNow isFresh={Heading === 'h1'} />
      </div>
      {kind === 'test-drive' && <p>{sent.requested}</p>}
      <div className={styles.actions}>
        {whatsapp !== null && (
          <a
            className={buttonClass('outline')}
            href={whatsAppAddress(written, whatsapp)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" size={20} />
            {sent.whatsApp}
          </a>
        )}
        <Link className={buttonClass('outline')} href="/search">
          {sent.backToCars}
        </Link>
      </div>
      <SentTexts kind={kind} texts={texts} car={car} />
    </section>
  );
}

function SentTexts({ kind, texts, car }: Pick<Props, 'kind' | 'texts' | 'car'>) {
  const wording = useTexts();
  const { forms, sent, vehicle } = wording;
  const filled = ENQUIRY_FORMS[kind].fields.filter(({ name }) => texts[name] && name !== 'time');
  if (filled.length === 0) return null;
  return (
    <dl className={styles.sent} aria-label={sent.whatYouSent}>
      {car && (
        <>
          <dt className={styles.label}>{sent.car}</dt>
          <dd>
            <Link href={vehicleAddress(car)}>{chosenCarName(car, vehicle)}</Link>
          </dd>
        </>
      )}
      {filled.map((field) => (
        <Fragment key={field.name}>
          <dt className={styles.label}>{fieldLabel(field, forms)}</dt>
          <dd>
            {valueText(field, texts[field.name] ?? '', wording)}
            {field.name === 'date' && texts['time'] && `, ${texts['time']}`}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}
