import { CliError } from '#backoffice/cli-error.ts';

export type MailSettings = {
  /** Null: mails are written to files. Contains a password, so it must not be logged. */
  smtpUrl: string | null;
  from: string;
  to: string;
};

/**
 * Reads SMTP_URL, MAIL_FROM and MAIL_TO.
 * @throws CliError that names the invalid variable.
 */
export function readMailSettings(environment: NodeJS.ProcessEnv): MailSettings {
  const smtpUrl = environment.SMTP_URL || null;
  if (smtpUrl !== null && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? '')) {
    throw new CliError('SMTP_URL must be an address such as smtp://user:password@mail.example.com:587.');
  }
  if (smtpUrl !== null && !environment.MAIL_TO) {
    throw new CliError('SMTP_URL requires MAIL_TO, the e-mail address that enquiries are sent to.');
  }
  return {
    smtpUrl,
    from: address('MAIL_FROM', environment.MAIL_FROM || 'website@dealership.example'),
    to: address('MAIL_TO', environment.MAIL_TO || 'sales@dealership.example'),
  };
}

function address(variable: string, value: string): string {
  if (/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(value)) return value;
  throw new CliError(`${variable} must be one e-mail address, not '${value}'.`);
}
