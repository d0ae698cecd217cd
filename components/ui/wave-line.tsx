import { useId } from 'react';

const HEIGHT = 10;

/**
 * The logo's wave as a decorative line across its container, in the brand's colour or in the class's. Drawn without a
 * style sheet, of which pages without the line would have a part.
 */
export function WaveLine({ className }: { className?: string | undefined }) {
  const id = useId();
  return (
    <svg
      aria-hidden="true"
      className={className}
      width="100%"
      height={HEIGHT}
      color="var(--color-brand)"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <pattern id={id} width="44" height={HEIGHT} patternUnits="userSpaceOnUse">
        <path d="M-22 5c7.4 3.8 14.6 3.8 22 0s14.6-3.8 22 0 14.6 3.8 22 0 14.6-3.8 22 0" />
      </pattern>
      <rect width="100%" height={HEIGHT} fill={`url(#${id})`} stroke="none" />
    </svg>
  );
}
