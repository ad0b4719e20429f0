/** What the boards say in the frame: sound, connection, announcements. */
export const boardsSound = {
  sound: {
    label: 'Sound: %{state}',
    on: 'on',
    off: 'off',
    blocked: 'blocked by the browser',
    title: 'Sound of this device',
    volume: 'Volume',
    mute: 'Mute',
    test: 'Test',
    test_cancel: 'Test cancel sound',
    blocked_banner: 'Sound is off until you tap the page.',
    allow: 'Turn sound on',
  },
  connection: { live: 'Live', connecting: 'Connecting', cut_off: 'No connection', outage: 'Unavailable' },
  announce: {
    changed: 'Order %{number} has changed',
    new: 'New order %{number}, %{type}, %{total}',
    cancelled: 'Order %{number} was cancelled by the customer',
    moved: 'Order %{number}: %{status}',
  },
  notice: {
    view: 'View',
    change_declined: 'Order %{number}: the customer declined the change.',
    change_expired: 'Order %{number}: the customer did not answer in time. It stays as it was.',
  },
};
