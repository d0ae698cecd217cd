/** What stands in place of a form once it is sent. */
export const sent = {
  heading: 'Message sent',
  callOn: (phone: string) => `We call you on ${phone}`,
  received: 'Thank you. We have received it and will get back to you.',
  requested: 'Your test drive is requested. It is booked once we have confirmed it.',
  calendar: 'Add to your calendar',
  whatsApp: 'Ask us on WhatsApp',
  /** To the dealership. */
  whatsAppMessage: 'Hello, I have just sent you a message on your website.',
  whatsAppTestDrive: (car: string, date: string, time: string) =>
    `Hello, I have just requested a test drive on your website: ${car}, ${date} ${time}.`,
  whatYouSent: 'What you sent',
  car: 'Car',
  another: 'Write another message',
};
