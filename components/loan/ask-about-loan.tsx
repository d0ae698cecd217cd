import { useTexts } from '#use-texts';
import type { LoanInputs, LoanResults } from '#lib/domain/loan/loan.ts';
import { whatsAppAddress } from '#lib/domain/sharing/share-links.ts';
import type { NamedCar } from '#components/share/share-content.ts';
import { buttonClass } from '#components/ui/button.ts';
import { Icon } from '#components/ui/icon.tsx';
import { useSiteSettings } from '#components/ui/site-settings.tsx';

type Props = { inputs: LoanInputs; results: LoanResults; car: NamedCar; className?: string | undefined };

/** Opens WhatsApp with a prepared question about these terms; nothing for a dealership without WhatsApp. */
export function AskAboutLoan({ inputs, results, car, className }: Props) {
  const { numbers, loan } = useTexts();
  const { whatsapp } = useSiteSettings();
  if (whatsapp === null) return null;
  const terms = {
    monthly: numbers.rupeesAndCents(results.monthlyPayment),
    down: numbers.rupees(inputs.downpayment),
    months: numbers.months(inputs.period),
    rate: numbers.percent(inputs.interestRate),
  };
  return (
    <a
      className={buttonClass('outline', className)}
      href={whatsAppAddress(loan.askMessage(car.name, terms, car.address), whatsapp)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" size={20} />
      {loan.ask}
    </a>
  );
}
