import type { IntentPhrases } from './intent-phrases.ts';

export const SMALL_TALK: IntentPhrases = {
  intent: 'small_talk',
  fr: {
    formal: `
      Bonjour, j'espère que vous allez bien. => about:greeting
      Je vous remercie pour votre aide. => about:thanks
      Quelles sont vos fonctionnalités ? => about:abilities
      Je vous souhaite une excellente journée, au revoir. => about:farewell
      Que pouvez-vous faire pour moi ? => about:abilities
    `,
    casual: `
      salut ! => about:greeting
      merci c'est top => about:thanks
      tu sais faire quoi ? => about:abilities
      allez à plus => about:farewell
      coucou toi => about:greeting
    `,
    sms: `
      slt => about:greeting
      mrc bcp => about:thanks
      cc sa va => about:greeting
      a+ => about:farewell
      tu peu fer koi => about:abilities
    `,
    short: `
      bonjour => about:greeting
      merci => about:thanks
      au revoir => about:farewell
      aide => about:abilities
      hello => about:greeting
    `,
    long: `
      C'est la première fois que je viens ici et je ne sais pas trop par où commencer, qu'est-ce que je peux te demander exactement ? => about:abilities
      Merci beaucoup, c'était pile ce que je voulais savoir, tu m'as fait gagner un temps précieux. => about:thanks
      Bonsoir, je me permets de vous écrire un peu tard, j'espère ne pas vous réveiller. => about:greeting
      Bon, j'ai tout ce qu'il me faut pour aujourd'hui, je te laisse et je reviendrai demain. => about:farewell
      Tu es qui au juste, un robot, et à quoi est-ce que tu sers ? => about:abilities
    `,
    statement: `
      Enchanté. => about:greeting
      Super, merci pour tout. => about:thanks
      C'est très gentil à toi. => about:thanks
      Montre-moi ce dont tu es capable. => about:abilities
      Bonne soirée. => about:farewell
    `,
    dialect: `
      allô, ça va-tu ? => about:greeting
      wesh bien ou quoi => about:greeting
      merci ben gros => about:thanks
      adieu, à tantôt => about:farewell
      adishatz tout le monde, bonjour => about:greeting
    `,
    emoji: `
      👋 => about:greeting
      merci 🙏❤️ => about:thanks
      bonjour ☀️ => about:greeting
      bye 👋😘 => about:farewell
      tu sais faire quoi 🤖 ? => about:abilities
    `,
  },
  en: {
    formal: `
      Good morning, I hope you are well. => about:greeting
      Thank you for your assistance. => about:thanks
      What are your capabilities? => about:abilities
      I wish you an excellent day, goodbye. => about:farewell
      What can you do for me? => about:abilities
    `,
    casual: `
      hi there! => about:greeting
      thanks that's great => about:thanks
      what can you do? => about:abilities
      right, see ya => about:farewell
      hey you => about:greeting
    `,
    sms: `
      hiya => about:greeting
      thx a lot => about:thanks
      sup => about:greeting
      cya l8r => about:farewell
      wat can u do => about:abilities
    `,
    short: `
      hello => about:greeting
      thanks => about:thanks
      goodbye => about:farewell
      help => about:abilities
      hi => about:greeting
    `,
    long: `
      It's my first time here and I don't quite know where to begin, what exactly can I ask you? => about:abilities
      Thank you so much, that was exactly what I wanted to know, you've saved me a lot of time. => about:thanks
      Good evening, I'm writing rather late, I hope I'm not waking you up. => about:greeting
      Well, that's everything I needed for today, I'll leave you to it and come back tomorrow. => about:farewell
      Who are you exactly, a robot, and what are you for? => about:abilities
    `,
    statement: `
      Nice to meet you. => about:greeting
      Great, thanks for everything. => about:thanks
      That's very kind of you. => about:thanks
      Show me what you're capable of. => about:abilities
      Have a good evening. => about:farewell
    `,
    dialect: `
      g'day mate => about:greeting
      what's the craic => about:greeting
      cheers pal => about:thanks
      ta-ra then => about:farewell
      howdy y'all => about:greeting
    `,
    emoji: `
      👋 => about:greeting
      thank you 🙏❤️ => about:thanks
      good morning ☀️ => about:greeting
      bye 👋😘 => about:farewell
      what can you do 🤖 ? => about:abilities
    `,
  },
};
