/** The theme's key in local storage; the value is "true" or "false". */
export const THEME_KEY = "darkMode";

/** Runs in every page's head: marks that scripts run, and applies the stored theme before the first paint. */
export const THEME_SCRIPT = `(function(r){r.classList.add("js");try{if(localStorage.getItem("${THEME_KEY}")==="true")r.classList.add("dark")}catch(e){}})(document.documentElement)`;
