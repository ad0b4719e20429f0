import type { signInErrorTexts as english } from '../../en/codes/signInErrors';

export const signInErrorTexts: typeof english = {
  611: 'Accesso non riuscito. Controlla i tuoi dati e riprova.',
  613: 'La password è sbagliata. Controllala e riprova.',
  614: 'Questa volta l’accesso non è riuscito. Riprova.',
  994: 'L’email, il telefono o la password sono sbagliati. Controlla e riprova.',
  999: 'La sessione è stata chiusa. Accedi di nuovo.',
  2003: 'Qualcosa è andato storto da parte nostra. Riprova tra un momento.',
  4000: 'L’app ha inviato dati illeggibili. Ricarica la pagina e riprova.',
  4022: 'Alcuni campi vanno rivisti. Correggi quelli segnati.',
  4029: 'Troppi tentativi. Aspetta un po’ prima di riprovare.',
  4111: 'Il tuo account non è ancora approvato o è stato disattivato. Contatta il titolare del locale.',
  4200: 'L’invio di email o SMS qui non è ancora configurato. Contatta l’assistenza.',
};
