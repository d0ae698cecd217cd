'use client';

import { useTexts } from '#use-texts';
import { freeTextLanguage } from '#lib/texts/local-word.ts';
import type { Testimonial } from '#lib/domain/content/content.ts';
import styles from './testimonials.module.css';

type Props = { testimonials: readonly Testimonial[]; label: string };

/** A client component, so that the page's data contain the texts but not their elements. */
export function Testimonials({ testimonials, label }: Props) {
  const language = freeTextLanguage(useTexts());
  return (
    <ul className={styles.testimonials} aria-label={label} tabIndex={0}>
      {testimonials.map(({ text, name, year }, index) => (
        <li key={index} className={styles.testimonial}>
          <blockquote className={styles.text} lang={language}>
            {text}
          </blockquote>
          <p className={styles.author}>{[name, year && `(${year})`].filter(Boolean).join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}
