import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'As alterações valem só para novas buscas.',
  field: {
    auto_assign: 'Quando começar a buscar um entregador',
    offer_seconds: 'Segundos para responder',
    search_radius: 'Raio de busca',
  },
  help: {
    offer_seconds: 'Depois disso, chamamos o próximo.',
    search_radius:
      'Quem está mais longe da loja não é chamado. Quem está sem localização é chamado por último. Deixe vazio para não limitar.',
  },
  choice: {
    auto_assign: {
      off: 'Só quando você iniciar',
      accepted: 'Assim que um pedido é aceito',
      ready: 'Assim que a comida fica pronta',
    },
  },
  meaning: {
    auto_assign: {
      off: 'Você atribui cada pedido ou inicia a busca.',
      accepted:
        'Buscamos enquanto a cozinha trabalha, para alguém chegar a tempo. Nos pedidos agendados, a busca começa junto com o preparo.',
      ready: 'Ninguém espera por comida que não está pronta, mas a comida pronta pode esperar um pouco.',
    },
  },
} satisfies SettingsTexts;
