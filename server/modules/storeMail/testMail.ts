interface TestMail {
  subject: string;
  text: string;
}

const english: TestMail = {
  subject: 'Your mail server works',
  text: 'This mail came from your store’s own mail server. Your customers will get theirs the same way.',
};

const others: Readonly<Record<string, TestMail>> = {
  de: {
    subject: 'Ihr Mailserver funktioniert',
    text: 'Diese E-Mail kam vom Mailserver Ihres Betriebs. Auf demselben Weg erhalten Ihre Kunden E-Mails von Ihnen.',
  },
  fr: {
    subject: 'Votre serveur de messagerie fonctionne',
    text: 'Cet e-mail vient du serveur de messagerie de votre établissement. Vos clients recevront les leurs de la même façon.',
  },
  es: {
    subject: 'Su servidor de correo funciona',
    text: 'Este correo ha salido del servidor de correo de su tienda. Sus clientes recibirán los suyos de la misma manera.',
  },
  it: {
    subject: 'Il suo server di posta funziona',
    text: 'Questa e-mail è partita dal server di posta del suo negozio. I suoi clienti riceveranno le loro allo stesso modo.',
  },
  nl: {
    subject: 'Uw mailserver werkt',
    text: 'Deze e-mail kwam van de eigen mailserver van uw winkel. Uw klanten krijgen hun e-mail op dezelfde manier.',
  },
  pt: {
    subject: 'O seu servidor de e-mail funciona',
    text: 'Este e-mail saiu do servidor de e-mail da sua loja. Os seus clientes receberão os deles da mesma forma.',
  },
  ru: {
    subject: 'Ваш почтовый сервер работает',
    text: 'Это письмо отправлено почтовым сервером вашего заведения. Клиенты будут получать письма так же.',
  },
  ar: {
    subject: 'خادم بريدك يعمل',
    text: 'أُرسلت هذه الرسالة من خادم البريد الخاص بمتجرك. وستصل رسائل عملائك بالطريقة نفسها.',
  },
};
/** The mail that tries out a store's server, in English if the app doesn't have the language. */
export const testMailIn = (language: string): TestMail => others[language] ?? english;
