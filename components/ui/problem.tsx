import field from './field.module.css';
import { Icon } from './icon.tsx';

/** What is wrong with a field, below it; its control names the id in `aria-describedby`. */
export function Problem({ id, text }: { id: string; text: string }) {
  return (
    <p id={id} className={field.problem}>
      <Icon name="alert" size={16} />
      {text}
    </p>
  );
}
