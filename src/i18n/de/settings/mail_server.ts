import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Gilt ab jetzt für E-Mails an Ihre Kunden. E-Mails an Sie und Ihr Team kommen weiterhin von dieser App.',
  section: {
    sender: 'Absender',
    server: 'Verbindung',
  },
  field: {
    is_mail_on: 'E-Mails über den eigenen Server senden',
    mail_host: 'Server',
    mail_port: 'Port',
    mail_user: 'Benutzername',
    mail_password: 'Passwort',
    mail_from_address: 'Absenderadresse',
    mail_from_name: 'Absendername',
    mail_dkim_selector: 'DKIM-Selektor',
  },
  help: {
    is_mail_on: 'Ausgeschaltet: E-Mails an Ihre Kunden kommen vom Server dieser App.',
    mail_port: 'Meist 587. Bei 465 beginnt die Verschlüsselung sofort.',
    mail_from_name: 'Leer: der Name Ihres Betriebs.',
    mail_dkim_selector:
      'Von Ihrem E-Mail-Anbieter, zum Beispiel „s1“. Damit lässt sich auch die Signatur Ihrer E-Mails prüfen.',
  },
  test: {
    title: 'Test-E-Mail',
    detail: 'Sendet eine E-Mail mit den gespeicherten Einstellungen und zeigt, welcher Schritt fehlschlägt.',
    save_first: 'Speichern Sie zuerst Ihre Änderungen.',
    to: 'Senden an',
    send: 'Test-E-Mail senden',
    sent: 'Ihr Server hat die E-Mail an %{to} angenommen.',
    said: 'Der Server meldet:',
  },
  stage: {
    name: 'Kein Server mit diesem Namen gefunden',
    refused: 'Der Server antwortet auf diesem Port nicht',
    timeout: 'Der Server hat zu lange gebraucht',
    greeting: 'Das ist kein Mailserver, oder er hat uns abgewiesen',
    starttls: 'Der Server bietet keine Verschlüsselung an',
    tls: 'Die verschlüsselte Verbindung ist fehlgeschlagen',
    certificate: 'Das Zertifikat des Servers ist nicht vertrauenswürdig',
    sign_in: 'Benutzername oder Passwort ist falsch',
    sender: 'Der Server lehnt die Absenderadresse ab',
    recipient: 'Der Server lehnt den Empfänger ab',
    message: 'Der Server lehnt die E-Mail ab',
  },
  remedy: {
    name: 'Prüfen Sie den Namen auf Tippfehler. Server in privaten Netzen sind nicht erlaubt.',
    refused: 'Prüfen Sie den Port: meist 587 oder 465.',
    timeout: 'Prüfen Sie den Port: meist 587 oder 465. Oder versuchen Sie es später erneut.',
    greeting: 'Prüfen Sie Servernamen und Port.',
    starttls:
      'Verwenden Sie einen anderen Port, meist 465, oder fragen Sie Ihren Anbieter. E-Mails werden nie unverschlüsselt gesendet.',
    tls: 'Fragen Sie Ihren Anbieter nach einem Server mit TLS 1.2 oder neuer, oder prüfen Sie den Port.',
    certificate:
      'Das Zertifikat ist abgelaufen oder gehört zu einem anderen Namen. Verwenden Sie genau den Namen, den Ihr Anbieter angibt.',
    sign_in: 'Geben Sie beides erneut ein. Manche Anbieter verlangen ein App-Passwort.',
    sender: 'Verwenden Sie eine Adresse, die zu diesem Konto gehört.',
    recipient: 'Prüfen Sie die Adresse der Test-E-Mail.',
    message: 'Lesen Sie, was der Server meldet, oder fragen Sie Ihren Anbieter.',
  },
  records: {
    title: 'Einträge Ihrer Domain',
    detail:
      'Sie zeigen anderen E-Mail-Diensten, dass E-Mails von Ihrem Server wirklich von Ihnen sind. Ohne sie landen E-Mails oft im Spam.',
    check: 'Einträge prüfen',
    signature: {
      label: 'Signatur einer empfangenen Test-E-Mail',
      help: 'Fügen Sie die Kopfzeilen der E-Mail ein, mit der Zeile DKIM-Signature. Dann wird der Selektor eingetragen.',
      filled: 'Selektor %{selector} eingetragen. Speichern Sie, und prüfen Sie dann die Einträge.',
      none: 'Dieser Text enthält keine DKIM-Signatur.',
      other:
        'Diese E-Mail ist für %{domain} signiert, nicht für die Domain Ihres Absenders. Richten Sie DKIM bei Ihrem E-Mail-Anbieter ein.',
    },
    state: {
      found: 'Gefunden',
      missing: 'Fehlt',
      other: 'Ihr Server steht nicht darin',
      several: 'Mehr als einer',
      unreachable: 'Keine Antwort',
    },
    remedy: {
      missing:
        'Fügen Sie diesen Eintrag beim Anbieter Ihrer Domain hinzu. Gehört die Domain nicht Ihnen, verwenden Sie eine Absenderadresse Ihrer eigenen Domain.',
      other: 'Ersetzen Sie den Eintrag durch diesen.',
      several: 'Nur einer darf bleiben. Ersetzen Sie alle durch diesen.',
      unreachable:
        'Die Nameserver der Domain haben nicht geantwortet. Prüfen Sie die Absenderadresse oder versuchen Sie es später erneut.',
      dkim: 'Ihr E-Mail-Anbieter sagt Ihnen, was dort einzutragen ist.',
    },
  },
} satisfies SettingsTexts;
