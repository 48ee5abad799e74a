// Runs before the first paint: theme class, language, and which public page to show.
(function () {
  var root = document.documentElement;
  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }
  var theme = stored('theme');
  if (theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)) {
    root.classList.add('dark');
  }
  if (stored('accroche-session')) root.dataset.session = '';
  var isEnglish = stored('language') === 'en' || /^\/en(\/|$)/.test(location.pathname);
  var language = isEnglish ? 'en' : 'fr';
  if ('app' in root.dataset) {
    root.lang = language;
    var words = document.currentScript && document.currentScript.dataset[language];
    if (words) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = words;
      document.head.append(link);
    }
  } else if (language === 'en' && root.lang === 'fr' && root.dataset.english) {
    location.replace(root.dataset.english + location.search + location.hash);
  }
  if ('serviceWorker' in navigator) {
    addEventListener('load', function () {
      navigator.serviceWorker.register('/sw.js').catch(function () {});
    });
  }
})();
