/**
 * Limits of codes and links that prove an email address or a phone number. Apart from the other limits, because only
 * pages that few people open need them.
 */
export const accountLimits = {
  /** One-time codes that prove an email address or a phone number. */
  otpDigits: 6,
  otpMinutes: 10,
  /** Wrong tries after which a code is dead. */
  otpTriesMax: 5,
  /** How soon another code can be sent, and how many an address or number gets. */
  otpResendSeconds: 60,
  otpPerHour: 5,
  otpPerDay: 10,
  /** Text messages cost money: codes a day to the numbers of one country. */
  otpPerCountryDay: 500,
  /** Wrong codes an hour, over all codes: from one IP address, and from all together. */
  otpFailuresPerAddress: 25,
  otpFailuresAll: 1_000,
  /** How long a verification ticket takes the place of a session. */
  ticketMinutes: 30,
  /** How long a mailed link sets a new password. */
  passwordLinkMinutes: 60,
  /** Mails with such a link: per email address, and from one IP address for any. */
  passwordMailGapSeconds: 60,
  passwordMailsPerHour: 5,
  passwordMailsPerHourOfIp: 20,
  passwordMailsPerDayOfIp: 60,
  /** How long a session can make dangerous changes after its person has proved again who they are. */
  stepUpMinutes: 10,
  /** How long payouts wait after the store's bank details changed, and "It wasn't me" works. */
  payoutHoldHours: 72,
  captchaTokenMax: 4_000,
} as const;
