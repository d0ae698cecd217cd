import type { Testimonial } from '#lib/domain/content/content.ts';
import styles from './testimonials.module.css';

export function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <ul className={styles.list} aria-label="Testimonials" tabIndex={0}>
      {testimonials.map(({ text, name, year }, index) => (
        <li key={index} className={styles.testimonial}>
          <blockquote className={styles.text}>{text}</blockquote>
          <p className={styles.author}>{[name, year && `(${year})`].filter(Boolean).join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}
