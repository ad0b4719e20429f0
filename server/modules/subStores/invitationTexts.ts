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
    subject: 'دعوة للانضمام إلى %{store}',
    lines: [
      'مرحبًا %{name}،',
      'وصلتك دعوة من %{by} للانضمام إلى %{store}. يمكن اختيار كلمة المرور من هنا؛ يعمل الرابط مرة واحدة خلال سبعة أيام:',
      '%{link}',
      'يمكن تجاهل هذه الرسالة إن لم تكن متوقعة.',
    ],
  },
  de: {
    subject: 'Einladung zu %{store}',
    lines: [
      'Guten Tag %{name},',
      '%{by} hat Sie zu %{store} eingeladen. Legen Sie hier Ihr Passwort fest; der Link gilt einmal und sieben Tage lang:',
      '%{link}',
      'Falls Sie das nicht erwartet haben, können Sie diese Nachricht ignorieren.',
    ],
  },
  es: {
    subject: 'Te invitaron a %{store}',
    lines: [
      'Hola, %{name}:',
      '%{by} te invitó a %{store}. Elige aquí tu contraseña; el enlace sirve una sola vez, durante siete días:',
      '%{link}',
      'Si no esperabas este mensaje, puedes ignorarlo.',
    ],
  },
  fr: {
    subject: 'Invitation : %{store}',
    lines: [
      'Bonjour %{name},',
      '%{by} vous invite à rejoindre l’équipe (%{store}). Choisissez votre mot de passe ici ; le lien fonctionne une seule fois, pendant sept jours :',
      '%{link}',
      'Si vous n’attendiez pas ce message, vous pouvez l’ignorer.',
    ],
  },
  it: {
    subject: 'Hai ricevuto un invito da %{store}',
    lines: [
      'Ciao %{name},',
      '%{by} ti ha invitato nello staff di %{store}. Scegli qui la tua password; il link funziona una sola volta, per sette giorni:',
      '%{link}',
      'Se non te lo aspettavi, puoi ignorare questo messaggio.',
    ],
  },
  nl: {
    subject: 'Je bent uitgenodigd bij %{store}',
    lines: [
      'Hallo %{name},',
      '%{by} heeft je uitgenodigd bij %{store}. Kies hier je wachtwoord; de link werkt één keer, zeven dagen lang:',
      '%{link}',
      'Verwachtte je dit niet, dan kun je dit bericht negeren.',
    ],
  },
  pt: {
    subject: 'Você recebeu um convite para %{store}',
    lines: [
      'Olá, %{name}!',
      '%{by} convidou você para %{store}. Escolha sua senha aqui; o link funciona uma única vez, por sete dias:',
      '%{link}',
      'Se você não esperava esta mensagem, pode ignorá-la.',
    ],
  },
  ru: {
    subject: 'Вас пригласили в «%{store}»',
    lines: [
      'Здравствуйте, %{name}!',
      '%{by} приглашает вас в «%{store}». Задайте пароль здесь; ссылка сработает один раз, в течение семи дней:',
      '%{link}',
      'Если вы не ждали этого письма, просто не обращайте на него внимания.',
    ],
  },
} as const satisfies Record<string, MailTexts>;

export type MailLanguage = keyof typeof invitationTexts;
