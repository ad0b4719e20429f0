import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'S’applique aux messages rédigés à partir de maintenant.',
  section: {
    account: 'Compte',
    costs: 'Coûts',
  },
  field: {
    is_sms_on: 'Envoyer des SMS',
    sms_format: 'Format',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Indicatif',
    sms_number: 'Numéro',
    sms_parts_price: 'Prix de 100 parties',
    sms_parts_per_day: 'Parties par jour',
  },
  help: {
    is_sms_on: 'Les clients sans adresse e-mail reçoivent par SMS les messages sur leur réservation.',
    sms_format: 'Le format de l’interface de votre opérateur.',
    sms_number: 'Le numéro d’où partent les messages, sans l’indicatif\u202F: 8 à 10 chiffres.',
    sms_parts_price: 'Consultez les tarifs de votre opérateur. Un message compte une ou plusieurs parties.',
    sms_parts_per_day: 'Au-delà, les messages ne sont pas envoyés. Vide\u202F: sans limite.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Aujourd’hui',
    parts: 'Parties envoyées\u202F: %{parts}',
    over_limit: 'Non envoyés à cause de la limite du jour\u202F: %{count}',
    refused: 'Refusés par l’opérateur\u202F: %{count}.',
  },
  test: {
    title: 'Message de test',
    detail: 'Envoie un exemple avec le compte enregistré. Il coûte autant qu’un autre message.',
    save_first: 'Enregistrez vos modifications avant d’envoyer un message de test.',
    account_first: 'Saisissez votre compte et enregistrez-le avant d’envoyer un message de test.',
    phone: 'Numéro de téléphone',
    send: 'Envoyer un message de test',
    sent: 'L’opérateur a accepté le message. Parties\u202F: %{parts}.',
  },
  problem: {
    cap: 'La limite du jour est atteinte.',
    sign_in: 'L’opérateur a refusé l’auth ID ou l’auth token.',
    sender: 'L’opérateur a refusé le numéro d’où part le message.',
    recipient: 'L’opérateur ne peut pas joindre ce numéro de téléphone.',
    blocked: 'Ce numéro de téléphone n’accepte pas vos messages.',
    balance: 'Votre compte chez l’opérateur n’a plus de crédit.',
    busy: 'L’opérateur est surchargé. Réessayez dans une minute.',
    unreachable: 'L’opérateur est injoignable.',
    other: 'L’opérateur a refusé le message.',
  },
} satisfies SettingsTexts;
