import { screen, within } from '@testing-library/react';
import { setup } from '#components/ui/testing/in-app.tsx';
import { FormPage } from './form-page.tsx';

test('the hours beside a form are those of sales, as below its field for a time', () => {
  setup(<FormPage heading="Book your test drive">{null}</FormPage>);
  const talk = within(screen.getByRole('heading', { name: 'Rather talk?' }).parentElement ?? document.body);
  expect(talk.getByText('Sales')).toBeInTheDocument();
  expect(talk.getByText('Sun').parentElement).toHaveTextContent('Sun09:00 - 13:00');
});
