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
  /** How long a captcha's challenge lives, and how long its solution can be. */
  captchaMinutes: 10,
  /** How long the old address can undo a change. */
  addressUndoHours: 72,
  /** Codes to new addresses that an account can ask for, whatever the address. */
  addressCodesPerHour: 10,
  /** How long changes are kept. */
  addressChangeDays: 30,
  /** How long a session can make dangerous changes after its person has proved again who they are. */
  stepUpMinutes: 10,
  /** How long a second factor can be proved after the password, and a passkey's challenge lives. */
  secondFactorMinutes: 10,
  /** How long the secret of a new authenticator app waits for its first code. */
  factorSetupMinutes: 30,
  /** Recovery codes of an account, and their letters and digits. */
  recoveryCodes: 10,
  recoveryCodeLength: 10,
  /** How long another service may take to sign someone in, and its ticket then works. */
  socialMinutes: 10,
  /** Sign-ins with another service that one network can begin in that time. */
  socialStarts: 60,
  /** Passkeys of an account: more than anyone has devices. */
  passkeysMax: 20,
  /** How long "It wasn't me" removes a factor that someone else added. */
  factorAlarmHours: 72,
  /** Mails about new devices that an account gets in a day. */
  newDeviceMailsPerDay: 10,
  /**
   * The security check-up: fewer recovery codes, an older password without a second factor, a longer unused device or
   * team member, and more people who manage the team need attention.
   */
  checkupCodesMin: 3,
  checkupPasswordDays: 365,
  checkupUnusedDeviceDays: 14,
  checkupIdleTeamDays: 90,
  checkupTeamManagersMax: 2,
  /** How long an archive of everything can be downloaded, and how many a store can have made in an hour. */
  archiveHours: 24,
  archivesPerHour: 3,
  /** How long payouts wait after the store's bank details changed, and "It wasn't me" works. */
  payoutHoldHours: 72,
  /** Digits of a person's PIN at shared devices. */
  pinDigits: 4,
  /** People of a shared device, and the longest shift at it in hours. */
  sharedDevicePeopleMax: 60,
  shiftHoursMax: 24,
  /** How long a shared device stays signed in without being used: longer than a store closes for its season. */
  sharedDeviceSessionDays: 180,
  /** How long the deletion of a store can be cancelled. */
  deletionDays: 30,
  /** How long before its deletion the owner of an abandoned store is told, and the fewest days for which no one has signed in to one. */
  abandonedNoticeDays: 14,
  abandonedDaysMin: 30,
  captchaTokenMax: 4_000,
  /** How long a registration can be continued: until its email is verified, and from then on. */
  unverifiedRegistrationHours: 24,
  registrationDays: 7,
  /** Calls that mail something for a registration, from one IP address; most are refused by the limits of mails. */
  registrationCallsPerHourOfIp: 100,
  /**
   * Mails of registrations: codes to one email address, in all and from one IP address; mails from one IP address; and
   * all of them. An address has no limit of codes a day: strangers could use it up.
   */
  registrationCodesPerHour: 5,
  registrationCodesPerHourOfIp: 3,
  registrationsPerHourOfIp: 20,
  registrationsPerDayOfIp: 60,
  registrationMailsPerHour: 1_000,
  /** Phone numbers of other stores that one registration can try in a day. */
  registrationPhonesTaken: 5,
  /** Stores that were not approved within these days no longer count as uses of a referral code. */
  referralPendingDays: 30,
  /** For IDs of cities and delivery types. */
  referenceIdMax: 80,
  /** A phone number and its country code as they are typed, with spaces and signs. */
  draftPhoneMax: 30,
  /** Characters of a store's referral code, and registrations that can use it. */
  referralCodeLength: 8,
  referralUsesMax: 50,
  /** Pictures that a store can upload or crop in an hour: no permission limits who does. */
  imagesPerHour: 400,
} as const;
