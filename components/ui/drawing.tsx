type Props = {
  /** Of scripts/drawings. */
  name: 'camera' | 'clipboard' | 'empty-bay' | 'key' | 'ship' | 'street-map';
  className?: string | undefined;
};

/** A decorative drawing, in the 4:3 box of every picture. */
export function Drawing({ name, className }: Props) {
  return (
    <img
      className={className}
      src={`/assets/drawings/${name}.avif`}
      alt=""
      width={800}
      height={600}
      loading="lazy"
    />
  );
}
