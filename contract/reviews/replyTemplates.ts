/** Replies to begin with. */
export const replyTemplateNames = ['thanks', 'sorry', 'late', 'wrong'] as const;
export type ReplyTemplateName = (typeof replyTemplateNames)[number];
type Templates = Readonly<Record<ReplyTemplateName, string>>;

const english: Templates = {
  thanks: 'Thank you, {name}! We’re glad you enjoyed it and look forward to your next order. {store}',
  sorry:
    'Hello {name}, we’re sorry that order {number} wasn’t what you expected. We’ll share this with the team and do better. {store}',
  late: 'Hello {name}, we’re sorry that you had to wait for order {number}. We’ll do our best to be faster next time. {store}',
  wrong:
    'Hello {name}, we’re sorry that something was wrong with order {number}. We’ll look into what went wrong. {store}',
};

/**
 * In the customer's language, whatever language the staff use: they are part of the reply, not of the app's texts.
 * `{name}`, `{store}` and `{number}` are filled in.
 */
const templates: Readonly<Record<string, Templates>> = {
  ar: {
    thanks: 'شكرًا لك يا {name}! يسعدنا أن الطلب أعجبك، وننتظر طلبك القادم. {store}',
    sorry: 'مرحبًا {name}، نأسف لأن الطلب {number} لم يكن كما توقعت. سننقل ملاحظتك إلى الفريق ونسعى إلى الأفضل. {store}',
    late: 'مرحبًا {name}، نأسف لأنك انتظرت الطلب {number}. سنسعى إلى أن نكون أسرع. {store}',
    wrong: 'مرحبًا {name}، نأسف لحدوث خطأ في الطلب {number}. سنبحث في سبب ذلك. {store}',
  },
  de: {
    thanks:
      'Vielen Dank, {name}! Schön, dass es Ihnen geschmeckt hat. Wir freuen uns auf Ihre nächste Bestellung. {store}',
    sorry:
      'Hallo {name}, es tut uns leid, dass Bestellung {number} nicht Ihren Erwartungen entsprach. Wir geben das an unser Team weiter und möchten es beim nächsten Mal besser machen. {store}',
    late: 'Hallo {name}, es tut uns leid, dass Sie auf Bestellung {number} warten mussten. Wir bemühen uns, schneller zu werden. {store}',
    wrong:
      'Hallo {name}, es tut uns leid, dass mit Bestellung {number} etwas nicht stimmte. Wir gehen der Sache nach. {store}',
  },
  en: english,
  es: {
    thanks: '¡Gracias, {name}! Nos alegra que le haya gustado y esperamos su próximo pedido. {store}',
    sorry:
      'Hola, {name}: sentimos que el pedido {number} no fuera lo que esperaba. Lo comentaremos en el equipo para hacerlo mejor. {store}',
    late: 'Hola, {name}: sentimos que tuviera que esperar el pedido {number}. Trabajamos para ser más rápidos. {store}',
    wrong: 'Hola, {name}: sentimos que hubiera un error en el pedido {number}. Revisaremos qué pasó. {store}',
  },
  fr: {
    thanks:
      'Merci, {name}\u202F! Nous sommes ravis que cela vous ait plu et attendons votre prochaine commande. {store}',
    sorry:
      'Bonjour {name}, nous sommes désolés que la commande {number} n’ait pas répondu à vos attentes. Nous en parlerons à l’équipe pour faire mieux la prochaine fois. {store}',
    late: 'Bonjour {name}, nous sommes désolés que vous ayez dû attendre la commande {number}. Nous ferons notre possible pour aller plus vite. {store}',
    wrong:
      'Bonjour {name}, nous sommes désolés de l’erreur dans la commande {number}. Nous allons chercher ce qui s’est passé. {store}',
  },
  it: {
    thanks: 'Grazie, {name}! Siamo felici che ti sia piaciuto e aspettiamo il tuo prossimo ordine. {store}',
    sorry:
      'Ciao {name}, ci dispiace che l’ordine {number} non fosse come te lo aspettavi. Ne parleremo con lo staff per fare meglio. {store}',
    late: 'Ciao {name}, ci dispiace che tu abbia dovuto aspettare l’ordine {number}. Lavoriamo per essere più veloci. {store}',
    wrong: 'Ciao {name}, ci dispiace per l’errore nell’ordine {number}. Verificheremo che cosa è successo. {store}',
  },
  nl: {
    thanks: 'Bedankt, {name}! Fijn dat het heeft gesmaakt. We kijken uit naar uw volgende bestelling. {store}',
    sorry:
      'Hallo {name}, het spijt ons dat bestelling {number} niet was wat u ervan verwachtte. We bespreken het in het team en willen het beter doen. {store}',
    late: 'Hallo {name}, het spijt ons dat u op bestelling {number} moest wachten. We doen ons best om sneller te zijn. {store}',
    wrong:
      'Hallo {name}, het spijt ons dat er iets mis was met bestelling {number}. We gaan na wat er is misgegaan. {store}',
  },
  pt: {
    thanks: 'Obrigado, {name}! Ficamos felizes que tenha gostado e esperamos o seu próximo pedido. {store}',
    sorry:
      'Olá, {name}. Lamentamos que o pedido {number} não tenha sido o que esperava. Vamos falar com a equipe e melhorar. {store}',
    late: 'Olá, {name}. Lamentamos a espera pelo pedido {number}. Vamos nos esforçar para ser mais rápidos. {store}',
    wrong: 'Olá, {name}. Lamentamos o erro no pedido {number}. Vamos verificar o que aconteceu. {store}',
  },
  ru: {
    thanks: 'Спасибо, {name}! Рады, что вам понравилось, и ждём вашего следующего заказа. {store}',
    sorry:
      'Здравствуйте, {name}! Нам жаль, что заказ {number} не оправдал ожиданий. Мы передадим это команде и постараемся исправиться. {store}',
    late: 'Здравствуйте, {name}! Простите, что вам пришлось ждать заказ {number}. Мы постараемся работать быстрее. {store}',
    wrong: 'Здравствуйте, {name}! Простите за ошибку в заказе {number}. Мы разберёмся, как это получилось. {store}',
  },
};

/** The templates in a language; in English if there are none. */
export const templatesFor = (language: string): Templates => templates[language] ?? english;
