import { useTexts } from '#use-texts';
import { Link } from '#components/language/link.tsx';
import type { Vehicle } from '#lib/domain/vehicle/vehicle.ts';
import { buttonClass, type ButtonKind } from '#components/ui/button.ts';

type Props = {
  vehicle: Vehicle;
  kind: ButtonKind;
  className?: string | undefined;
};

/** Link to the form for a test drive of the car, which stores it (docs/product.md 7.5). */
export function TestDriveLink({ vehicle, kind, className }: Props) {
  const { vehicle: texts } = useTexts();
  const address = `/test-drive?car=${encodeURIComponent(vehicle.chassisNumber)}`;
  return (
    <Link className={buttonClass(kind, className)} href={address}>
      {texts.testDrive}
    </Link>
  );
}
