import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { render } from '#components/language/testing/render.tsx';
import { EnquiryForm } from './enquiry-form.tsx';

afterEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

function open(address: string, vehicle?: string) {
  history.replaceState(null, '', address);
  return render(<EnquiryForm kind="pre-order" prefilled={vehicle ? { vehicle } : undefined} />);
}

test('the pre-order form is filled in with what a search did not find, and a reload keeps the edited text', async () => {
  const { unmount } = open('/preorder?vehicle=Make%3A+TOYOTA', 'Make: TOYOTA');
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Make: TOYOTA');
  expect(location.search).toBe('');
  await userEvent.type(screen.getByLabelText('Vehicle'), ', red');
  unmount();

  const reloaded = open(location.pathname);
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Make: TOYOTA, red');
  reloaded.unmount();

  open('/preorder?vehicle=Make%3A+KIA', 'Make: KIA');
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Make: KIA');
});
