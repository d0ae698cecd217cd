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

  const back = open('/preorder?vehicle=Make%3A+TOYOTA', 'Make: TOYOTA');
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Make: TOYOTA, red');
  back.unmount();

  open('/preorder?vehicle=Make%3A+KIA', 'Make: KIA');
  expect(screen.getByLabelText('Vehicle')).toHaveValue('Make: KIA');
});

test('what is typed on the page of a rejected form is kept when the visitor comes back to it', async () => {
  const texts = { name: 'Priya', vehicle: 'A red one\r\nautomatic' };
  const rejected = { texts, response: { message: 'Please fill all values', fields: [] } };
  const { unmount } = render(<EnquiryForm kind="pre-order" rejected={rejected} />);
  await userEvent.type(screen.getByLabelText('Vehicle'), ', new');
  await userEvent.type(screen.getByLabelText('Name'), ' D');
  unmount();
  render(<EnquiryForm kind="pre-order" rejected={rejected} />);
  expect(screen.getByLabelText('Vehicle')).toHaveValue('A red one\nautomatic, new');
  expect(screen.getByLabelText('Name')).toHaveValue('Priya D');
});

test('of a form that the browser has posted nothing is left in the draft', () => {
  const { unmount } = render(<EnquiryForm kind="pre-order" prefilled={{ vehicle: 'Red\nautomatic' }} />);
  unmount();
  render(<EnquiryForm kind="pre-order" sent={{ vehicle: 'Red\r\nautomatic' }} />);
  expect(sessionStorage.getItem('draft:pre-order')).toBeNull();
});
