import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem estes avisos a partir de agora.',
  field: {
    booking_guest_note: 'Aviso aos clientes',
    booking_large_party_note: 'Aviso a grupos grandes',
    booking_mails_guests: 'E-mails aos clientes',
  },
  help: {
    booking_guest_note: 'Os clientes veem este aviso antes de reservar uma mesa.',
    booking_large_party_note: 'Os clientes veem este aviso se o grupo for maior que o maior grupo.',
    booking_mails_guests:
      'Quem informou um e-mail recebe uma confirmação e, um dia antes, um lembrete. Os dois têm um link para confirmar, mudar ou cancelar.',
  },
} satisfies SettingsTexts;
