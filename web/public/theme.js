// The theme that was chosen on this device, before anything is painted: see src/settings.ts.
try {
  const theme = localStorage.getItem("landscribe.theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // A browser that keeps nothing has chosen nothing.
}
