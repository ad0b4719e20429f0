interface MailTexts {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
}

/** The invitation in each language of the app; `%{}` as in the app's catalogues. */
export const invitationTexts = {
  en: {
    subject: 'You’ve been invited to %{store}',
    lines: [
      'Hello %{name},',
      '%{by} has invited you to %{store}. Choose your password here; the link works once, for seven days:',
      '%{link}',
      'If you weren’t expecting this, you can ignore it.',
    ],
  },
  ar: {
    subject: 'حسابك في %{store}',
    lines: [
      'مرحبًا %{name}،',
      'أنشأ %{by} حسابًا لك في لوحة إدارة %{store}. اختر كلمة مرورك من هنا؛ يعمل الرابط مرة واحدة خلال سبعة أيام:',
      '%{link}',
      'إن لم تكن تتوقع هذه الرسالة فلا حاجة إلى فعل أي شيء.',
    ],
  },
  de: {
    subject: 'Ihr Konto bei %{store}',
    lines: [
      'Guten Tag %{name},',
      '%{by} hat für Sie ein Konto in der Verwaltung von %{store} angelegt. Hier legen Sie Ihr Passwort fest; der Link gilt einmal und sieben Tage lang:',
      '%{link}',
      'Falls Sie damit nichts anfangen können, müssen Sie nichts tun.',
    ],
  },
  es: {
    subject: 'Tu cuenta en %{store}',
    lines: [
      'Hola, %{name}:',
      '%{by} te ha creado una cuenta para gestionar %{store}. Elige aquí tu contraseña; el enlace sirve una sola vez, durante siete días:',
      '%{link}',
      'Si no esperabas este mensaje, no tienes que hacer nada.',
    ],
  },
  fr: {
    subject: 'Votre compte chez %{store}',
    lines: [
      'Bonjour %{name},',
      '%{by} vous a créé un compte pour gérer %{store}. Choisissez votre mot de passe ici ; le lien fonctionne une seule fois, pendant sept jours :',
      '%{link}',
      'Si vous n’attendiez rien de tel, vous n’avez rien à faire.',
    ],
  },
  it: {
    subject: 'Il tuo account da %{store}',
    lines: [
      'Ciao %{name},',
      '%{by} ti ha creato un account per la gestione di %{store}. Scegli qui la tua password; il link funziona una sola volta, per sette giorni:',
      '%{link}',
      'Se non te lo aspettavi, non devi fare nulla.',
    ],
  },
  nl: {
    subject: 'Je account bij %{store}',
    lines: [
      'Hallo %{name},',
      '%{by} heeft een account voor je gemaakt in de backoffice van %{store}. Kies hier je wachtwoord; de link werkt één keer, zeven dagen lang:',
      '%{link}',
      'Verwachtte je dit niet, dan hoef je niets te doen.',
    ],
  },
  pt: {
    subject: 'Sua conta em %{store}',
    lines: [
      'Olá, %{name}!',
      '%{by} criou uma conta para você na gestão de %{store}. Escolha sua senha aqui; o link funciona uma única vez, por sete dias:',
      '%{link}',
      'Se você não esperava esta mensagem, não precisa fazer nada.',
    ],
  },
  ru: {
    subject: 'Ваш аккаунт в «%{store}»',
    lines: [
      'Здравствуйте, %{name}!',
      '%{by} создаёт для вас аккаунт в системе управления «%{store}». Задайте пароль по ссылке; она сработает один раз в течение семи дней:',
      '%{link}',
      'Если вы этого не ждали, ничего делать не нужно.',
    ],
  },
} as const satisfies Record<string, MailTexts>;

export type MailLanguage = keyof typeof invitationTexts;
