import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Applies to messages written from now on.',
  section: {
    account: 'Account',
    costs: 'Costs',
  },
  field: {
    is_sms_on: 'Send text messages',
    sms_format: 'Format',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Country code',
    sms_number: 'Number',
    sms_parts_price: 'Price of 100 parts',
    sms_parts_per_day: 'Parts a day',
  },
  help: {
    is_sms_on: 'Guests without an email address get messages about their booking as text messages.',
    sms_format: 'The format of your provider’s interface.',
    sms_number: 'The number that messages come from, without its country code: 8 to 10 digits.',
    sms_parts_price: 'See your provider’s price list. A message has one or more parts.',
    sms_parts_per_day: 'Messages beyond this limit aren’t sent. Leave empty for no limit.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Today',
    parts: 'Parts sent: %{parts}',
    over_limit: 'Not sent because of the daily limit: %{count}',
    refused: 'Refused by the provider: %{count}',
  },
  test: {
    title: 'Test message',
    detail: 'Sends a sample with the saved account. It costs as much as any other message.',
    save_first: 'Save your changes before you send a test message.',
    account_first: 'Enter your account and save it before you send a test message.',
    phone: 'Phone number',
    send: 'Send test message',
    sent: 'The provider accepted the message. Parts: %{parts}.',
  },
  problem: {
    cap: 'The daily limit is used up.',
    sign_in: 'The provider refused the auth ID or the auth token.',
    sender: 'The provider refused the number that the message comes from.',
    recipient: 'The provider can’t reach this phone number.',
    blocked: 'This phone number doesn’t accept messages from you.',
    balance: 'Your account with the provider has no credit left.',
    busy: 'The provider is busy. Try again in a minute.',
    unreachable: 'The provider couldn’t be reached.',
    other: 'The provider refused the message.',
  },
} satisfies SettingsTexts;
